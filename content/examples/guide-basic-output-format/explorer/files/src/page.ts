import { format } from './index';

document.querySelectorAll('time').forEach((time) => {
  const seconds = Number(time.dataset.seconds);
  time.textContent = format(seconds);
});
