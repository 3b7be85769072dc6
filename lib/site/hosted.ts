/** What hosted search cannot do without, by field, with what is reported where it is absent: in the configuration and by the client. */
export const HOSTED_MISSING = {
  appId: 'application id is missing',
  apiKey: 'api key is missing',
  indexName: 'index name is missing',
} as const;
