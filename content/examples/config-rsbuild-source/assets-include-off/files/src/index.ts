import model from './dial.gltf';

export const modelUrl: string = model;
