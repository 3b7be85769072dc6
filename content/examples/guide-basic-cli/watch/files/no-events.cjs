// As in a folder whose changes the operating system does not report.
const { EventEmitter } = require('node:events');
const fs = require('node:fs');

fs.watch = () => Object.assign(new EventEmitter(), { close() {}, ref() {}, unref() {} });
require('node:module').syncBuiltinESMExports();
