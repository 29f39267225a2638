/** Inside the bank's page: tells the page that embeds it that the traveller has decided. */
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ isApproved: button.value === 'approve' });
    await fetch(location.pathname, { method: 'POST', headers, body });
    window.parent.postMessage({ kind: 'challenge-over' }, '*');
  });
}
