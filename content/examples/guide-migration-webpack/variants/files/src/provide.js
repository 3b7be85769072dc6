console.log(`1 ${unit}, ${SYSTEM}`);
