// What Rslib emits for `?worker`.
function WorkerWrapper(options) {
    return new Worker(new URL("./worker.js", import.meta.url), Object.assign({}, {
        type: "module",
        name: options && options.name
    }, {
        type: "module"
    }));
}
function clockInWorker(minutes) {
    const worker = new WorkerWrapper();
    return new Promise((resolve)=>{
        worker.onmessage = ({ data })=>{
            worker.terminate();
            resolve(data);
        };
        worker.postMessage(minutes);
    });
}
export { clockInWorker };
