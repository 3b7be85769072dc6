import type { ReactNode } from 'react';

interface OptionProps {
  /** Full name of the option, `lib.dts.bundle`. */
  readonly name: string;
  /** Terms and descriptions: type, default and version, which the Markdown pipeline reads from the types of the installed package. */
  readonly children?: ReactNode;
}

export function Option({ name, children }: OptionProps) {
  return (
    <dl className="facts" data-option={name}>
      {children}
    </dl>
  );
}
