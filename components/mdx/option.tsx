import type { ReactNode } from 'react';

interface OptionProps {
  /** Full name of the option, `lib.dts.bundle`. */
  readonly name: string;
  /** The list of its facts, which the Markdown pipeline makes from the installed package's types. */
  readonly children?: ReactNode;
}

/** Type, default and version of an option. */
export function Option({ name, children }: OptionProps) {
  return (
    <div className="option-facts" data-option={name}>
      {children}
    </div>
  );
}
