self.addEventListener('message', ({ data }) => {
  self.postMessage(Number.parseInt(data, 10));
});
