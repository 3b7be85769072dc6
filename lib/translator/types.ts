import type { UiTexts } from '@/lib/site/texts/types';

/** A note about an option, which becomes a comment in the code. */
export interface Note {
  /** Line of the option in the source, from 1. */
  readonly line: number;
  /** Full name of the option, `build.lib.fileName`. */
  readonly option: string;
  readonly id: NoteId;
}

/** A configuration for Rslib. */
export interface Translated {
  readonly kind: 'translated';
  /** The text of `rslib.config.ts`. */
  readonly code: string;
  readonly notes: readonly Note[];
}

/** Why a text could not be translated. */
export interface Failed {
  readonly kind: 'failed';
  readonly reason: keyof UiTexts['translator']['failures'];
  /** Position in the source, from 1. */
  readonly line: number;
  readonly column: number;
}

export type Translation = Translated | Failed;

/** The texts of comments, by name, with `{name}` placeholders. */
export type NoteTexts = UiTexts['translator']['notes'];
export type NoteId = keyof NoteTexts;

/** What happens to one option. */
export interface Rule {
  /** Path of the Rslib option, `output.distPath`; empty if there is none. */
  readonly to: string;
  /**
   * - `copy`: the value stays.
   * - `path`: the value is a path, which needs `./`.
   * - `none`: there is no counterpart.
   * - `hand`: there is a counterpart, but its value has to be written by hand.
   * - `flag`: a command line flag replaces it.
   * - `special`: a function in the module of the tool translates it.
   */
  readonly how: 'copy' | 'path' | 'none' | 'hand' | 'flag' | 'special';
  /** Anything else that a reader must know about it. */
  readonly note?: NoteId;
  /** The value that Rslib has by default, so that there is nothing to do. */
  readonly default?: boolean;
}

export type Rules = Readonly<Record<string, Rule>>;
