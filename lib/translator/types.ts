import type { UiTexts } from '@/lib/site/texts/types';
import type { NoteId } from '@/lib/translator/rules/types';

/** A note about an option, which becomes a comment in the code. */
export interface Note {
  /** Line of the option in the source, from 1. */
  readonly line: number;
  /** Full name of the option, `build.lib.fileName`. */
  readonly option: string;
  readonly id: NoteId;
}

export interface Translated {
  readonly kind: 'translated';
  /** The text of `rslib.config.ts`. */
  readonly code: string;
  readonly notes: readonly Note[];
}

export interface Failed {
  readonly kind: 'failed';
  readonly reason: keyof UiTexts['translator']['failures'];
  /** Place in the source, from 1. */
  readonly line: number;
  readonly column: number;
}

export type Translation = Translated | Failed;
