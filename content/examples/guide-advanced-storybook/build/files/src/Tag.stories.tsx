import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Tag } from './Tag';

export default { component: Tag } satisfies Meta<typeof Tag>;

export const Plain: StoryObj<typeof Tag> = { args: { text: 'new' } };
