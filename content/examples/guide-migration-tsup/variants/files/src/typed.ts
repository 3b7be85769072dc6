const toLabel = (page: number): string => `page ${page}`;
toLabel.first = 1;

export = toLabel;
