/*! MIT license */
import units from './units.json';
import { round } from './round';

/** @deprecated Use meters. */
export const km: number = round(units.km);
