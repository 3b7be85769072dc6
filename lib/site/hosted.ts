/** The required fields of hosted search, each with the message if it is missing. The schema and the client use them. */
export const HOSTED_MISSING = {
  appId: 'application id is missing',
  apiKey: 'api key is missing',
  indexName: 'index name is missing',
} as const;
