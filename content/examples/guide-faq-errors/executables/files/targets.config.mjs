const targets = [{ platform: 'linux', arch: 'x64', nodeVersion: '25.8.0' }];

export default { lib: [{ experiments: { exe: { targets } } }] };
