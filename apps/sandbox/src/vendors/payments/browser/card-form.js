/** The card form inside the frame. It sends messages to the embedding page, and requests only to its own server. */
const form = document.querySelector('form');
const texts = JSON.parse(document.querySelector('#texts').textContent);
const problemBox = document.querySelector('#problem');
const fields = ['number', 'expiry', 'cvc'].map((name) => form.elements.namedItem(name));
let secretKey = '';
let isBusy = true;

const tellPage = (message) => window.parent.postMessage(message, '*');
const digitsOf = (text) => text.replace(/\D/g, '');

function setBusy(next) {
  isBusy = next;
  form.setAttribute('aria-busy', String(next));
  tellPage({ kind: 'busy', isBusy: next });
}

function showProblem(code, fieldName) {
  const text = texts[code] ?? texts.failed;
  problemBox.textContent = text;
  for (const field of fields) field.setAttribute('aria-invalid', String(field.name === fieldName));
  form.elements.namedItem(fieldName ?? 'number').focus();
}

function clearProblem() {
  problemBox.textContent = '';
  for (const field of fields) field.removeAttribute('aria-invalid');
}

/** The page's own colours, as the gateway's `appearance` names them. */
const LOOK = {
  colorPrimary: '--accent',
  colorBackground: '--field',
  colorText: '--ink',
  colorTextSecondary: '--soft',
  colorDanger: '--bad',
  borderRadius: '--radius',
};

function takeLook(variables) {
  for (const [name, property] of Object.entries(LOOK)) {
    if (variables[name]) document.documentElement.style.setProperty(property, variables[name]);
  }
}

async function post(path, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.json();
}

function act(outcome) {
  if (outcome.kind === 'challenge') {
    const url = new URL(outcome.path, location.href);
    url.searchParams.set('lang', document.documentElement.lang);
    tellPage({ kind: 'challenge', url: url.href, title: texts.challenge });
    return;
  }
  if (outcome.kind === 'paid') {
    tellPage({ kind: 'paid', query: outcome.query });
    return;
  }
  setBusy(false);
  showProblem(outcome.code, outcome.field);
}

async function attempt(path, body) {
  setBusy(true);
  clearProblem();
  try {
    act(await post(path, body));
  } catch {
    setBusy(false);
    showProblem('failed');
  }
}

const pay = () => {
  if (isBusy) return;
  const [number, expiry, cvc] = fields.map((field) => digitsOf(field.value));
  attempt('confirm', { secretKey, number, expiry, cvc });
};

/** Groups the digits in fours while typing, and puts a slash between month and year. */
form.addEventListener('input', ({ target }) => {
  const digits = digitsOf(target.value);
  if (target.name === 'number') target.value = digits.slice(0, 19).replace(/(\d{4})(?=\d)/g, '$1 ');
  if (target.name === 'expiry')
    target.value = digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits;
  if (target.name === 'cvc') target.value = digits.slice(0, 4);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  pay();
});
for (const card of document.querySelectorAll('[data-card]')) {
  card.addEventListener('click', () => {
    const values = { number: card.dataset.card, expiry: card.dataset.expiry, cvc: '123' };
    for (const field of fields) {
      field.value = values[field.name];
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}

window.addEventListener('message', ({ source, data }) => {
  if (source !== window.parent) return;
  if (data.kind === 'open') {
    secretKey = data.secretKey;
    takeLook(data.variables);
    setBusy(false);
  }
  if (data.kind === 'pay') pay();
  if (data.kind === 'challenge-over') attempt('challenged', { secretKey });
});

new ResizeObserver(() => tellPage({ kind: 'height', height: document.documentElement.scrollHeight })).observe(form);
tellPage({ kind: 'ready' });
