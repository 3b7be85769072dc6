export = { yard: 0.9144 };
