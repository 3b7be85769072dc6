import { createTextRoute, listLangParams } from '@/app/[lang]/text-route';
import { renderLlmsTxt } from '@/lib/outputs/llms';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = listLangParams;

/** `/llms.txt`, `/zh/llms.txt` */
export const GET = createTextRoute(renderLlmsTxt);
