console.log(process.env.PUBLIC_UNSET, import.meta.env.PUBLIC_UNSET);
