/** Required fields of hosted search, with the message for a missing one. The schema and the client use them. */
export const HOSTED_MISSING = {
  appId: 'application id is missing',
  apiKey: 'api key is missing',
  indexName: 'index name is missing',
} as const;
