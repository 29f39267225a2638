/** The bank's page: tells the embedding page that the traveller has decided. */
const tellPage = () => window.parent.postMessage({ kind: 'challenge-over' }, '*');

for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ isApproved: button.value === 'approve' });
    await fetch(location.pathname, { method: 'POST', headers, body });
    tellPage();
  });
}

window.addEventListener('focus', () => document.querySelector('button').focus());
// The embedding page's dialog does not get key events from this frame.
window.addEventListener('keyup', ({ key }) => {
  if (key === 'Escape') tellPage();
});
