import { answerTo, record } from './desk.js';

const wallet = document.querySelector('#wallet');
const { shellOrigin, src } = wallet.dataset;

window.addEventListener('message', async (event) => {
  if (event.source !== wallet.contentWindow || event.origin !== shellOrigin) {
    record('ignored', event.data, event.origin);
    return;
  }
  record('received', event.data, event.origin);
  const answer = await answerTo(event.data);
  if (answer === undefined) return;
  wallet.contentWindow.postMessage(answer, shellOrigin);
  record('sent', answer, shellOrigin);
});

// After the listener is registered, so that no message is lost.
wallet.src = src;
