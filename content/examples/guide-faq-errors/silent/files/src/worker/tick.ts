setInterval(() => postMessage('tick'), 1000);
