'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useZoom } from '@/components/mdx/use-zoom';
import { ZOOMABLE } from '@/lib/browser/zoomable';

interface ZoomImageProps {
  readonly image: { readonly src?: string; readonly alt: string; readonly width?: number | string; readonly height?: number | string };
  /** Accessible names of the two actions. */
  readonly zoomLabel: string;
  readonly closeLabel: string;
}

/** An image that is enlarged on click. Without JavaScript it is a plain image. */
export function ZoomImage({ image, zoomLabel, closeLabel }: ZoomImageProps) {
  const thumb = useRef<HTMLSpanElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [canZoom, setCanZoom] = useState(false);
  const { state, open, close, finish } = useZoom(thumb, dialog);

  useEffect(() => setCanZoom(thumb.current?.matches(ZOOMABLE) ?? false), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    open();
  };
  const action = canZoom && { role: 'button', tabIndex: 0, 'aria-label': zoomLabel, onClick: open, onKeyDown };
  return (
    <>
      <span
        ref={thumb}
        className="inline-block max-w-full rounded leading-[0] [&:not([data-zoom=closed])>img]:invisible [&[role=button]]:cursor-zoom-in"
        data-zoom={state}
        {...action}
      >
        <img {...image} alt={image.alt} loading="lazy" decoding="async" />
      </span>
      {state !== 'closed' && (
        <dialog
          ref={dialog}
          className="size-full max-h-none max-w-none overflow-hidden bg-transparent"
          data-zoom={state}
          aria-label={image.alt}
          onClose={finish}
          onCancel={(event) => {
            // Keeps the browser from closing the dialog before the animation.
            event.preventDefault();
            close();
          }}
        >
          <button
            type="button"
            className="grid size-full cursor-zoom-out place-items-center p-[clamp(12px,3vmin,48px)] focus-visible:-outline-offset-6"
            aria-label={closeLabel}
            onClick={close}
          >
            <img
              className="max-h-[calc(100dvh-2*clamp(12px,3vmin,48px))] max-w-full rounded object-contain"
              src={image.src}
              alt={image.alt}
            />
          </button>
        </dialog>
      )}
    </>
  );
}
