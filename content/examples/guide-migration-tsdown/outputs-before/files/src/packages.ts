// @ts-nocheck
import host from 'tide-host';
import moon from 'tide-moon';
import units from 'tide-units';
import moreUnits from 'tide-units/more';
import words from 'tide-words';
import more from 'tide-words/more';

export const list = [host, moon, units, moreUnits, words, more];
