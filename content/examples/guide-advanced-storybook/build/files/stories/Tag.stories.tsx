import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Tag } from '../src';

const meta = {
  component: Tag,
  tags: ['autodocs'],
  args: { text: 'New' },
} satisfies Meta<typeof Tag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Important: Story = { args: { isImportant: true } };
