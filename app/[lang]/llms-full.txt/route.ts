import { createTextRoute, listLangParams } from '@/app/[lang]/text-route';
import { renderLlmsFull } from '@/lib/outputs/llms';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = listLangParams;

/** `/llms-full.txt`, `/zh/llms-full.txt` */
export const GET = createTextRoute(renderLlmsFull);
