export interface Zone {
  name: string;
}
