/**
 * The sandbox's gateway, in the page that pays. It draws a frame from its own origin and a button beside it.
 * The traveller types the card into the frame, so its number never reaches the page or the site's server.
 */
{
  const base = new URL('.', document.currentScript.src).href;
  const origin = new URL(base).origin;

  class SandboxCardPayment {
    constructor(_publicKey, config) {
      this.config = config;
    }

    handlePayment() {
      const target = document.querySelector(this.config.targetElement);
      if (!target) return;
      const { lang } = document.documentElement;
      this.frame = element('iframe', {
        className: 'sandbox-card-frame',
        title: 'Card',
        src: `${base}card?lang=${lang}`,
      });
      this.button = element('button', { className: 'sandbox-card-pay', type: 'button', disabled: true });
      this.button.textContent = this.config.submitButton?.text || 'Pay';
      this.button.addEventListener('click', () => this.#tell({ kind: 'pay' }));
      window.addEventListener('message', (event) => this.#hear(event));
      target.replaceChildren(this.frame, this.button);
    }

    #tell(message) {
      this.frame.contentWindow?.postMessage(message, origin);
    }

    #open() {
      const { secretKey, appearance } = this.config;
      this.#tell({ kind: 'open', secretKey, variables: appearance?.variables ?? {} });
    }

    #hear({ origin: from, source, data }) {
      if (from !== origin) return;
      if (source === this.challenge?.contentWindow && data.kind === 'challenge-over') this.#endChallenge();
      if (source !== this.frame.contentWindow) return;
      if (data.kind === 'ready') this.#open();
      if (data.kind === 'height') this.frame.style.blockSize = `${data.height}px`;
      if (data.kind === 'busy') this.button.disabled = data.isBusy;
      if (data.kind === 'challenge') this.#showChallenge(data.url, data.title);
      if (data.kind === 'paid') location.assign(withQuery(this.config.returnUrl, data.query));
    }

    #showChallenge(url, title) {
      this.dialog?.remove();
      this.challenge = element('iframe', { className: 'sandbox-card-challenge', title, src: url });
      // The frame had the focus before it loaded. Keys reach the bank's page only if the frame gets the focus again.
      this.challenge.addEventListener('load', ({ target }) => {
        target.blur();
        target.focus();
      });
      this.dialog = element('dialog', { className: 'sandbox-card-dialog' });
      this.dialog.setAttribute('aria-label', title);
      // Closing it by hand counts as a failed challenge.
      this.dialog.addEventListener('cancel', () => this.#endChallenge());
      this.dialog.append(this.challenge);
      this.button.after(this.dialog);
      this.dialog.showModal();
    }

    /** Only hides the frame: a browser that waits for its answer to a key would wait forever if it were removed. */
    #endChallenge() {
      this.dialog.close();
      this.challenge = undefined;
      this.button.focus();
      this.#tell({ kind: 'challenge-over' });
    }
  }

  const element = (tag, properties) => Object.assign(document.createElement(tag), properties);

  const withQuery = (address, query) => {
    const url = new URL(address, location.href);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  };

  window.SandboxCardPayment = SandboxCardPayment;
}
