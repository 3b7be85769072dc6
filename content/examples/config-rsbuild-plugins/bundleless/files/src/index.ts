import './clock.scss';
import './face.less';
import { extname } from 'node:path';
import Hand from './hand.svg?react';
import week from './week.toml';
import zones from './zones.yaml';

export { extname, Hand, week, zones };
