import { unused } from './day';
import { type Hand } from './hand';
import './zone';

export const turn = (hand: Hand): number => hand.angle;
