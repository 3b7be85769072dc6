import shout = require('shout-text');
import fromModule = require('../dist/index.js');

export const texts: string[] = [shout('a'), fromModule('b')];
