'use client';

import { FailedPage } from '@/components/shell/failed-page.client';

export default FailedPage;
