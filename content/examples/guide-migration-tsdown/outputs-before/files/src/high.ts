#!/usr/bin/env node
import { count } from './count';

export const high = (): number => count();
