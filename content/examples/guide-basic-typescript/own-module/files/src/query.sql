select name from units;
