import type { ReactNode } from 'react';

interface OptionProps {
  /** Full name of the option, `lib.dts.bundle`. */
  readonly name: string;
  /** List of type, default and version, which the Markdown pipeline reads from the types of the installed package. */
  readonly children?: ReactNode;
}

export function Option({ name, children }: OptionProps) {
  return (
    <div className="option-facts" data-option={name}>
      {children}
    </div>
  );
}
