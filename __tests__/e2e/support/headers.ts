import { expect } from '@playwright/test';

/** Headers that all files of a site have on all hosts that can send them. */
export const COMMON_HEADERS: Readonly<Record<string, unknown>> = {
  'content-security-policy': expect.stringMatching(
    /^default-src 'self'; .*; require-trusted-types-for 'script'; .*; frame-ancestors 'none'$/,
  ),
  'strict-transport-security': 'max-age=31536000',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
