import { ThemeButton } from '@/components/shell/theme-button.client';
import { Icon } from '@/components/ui/icon';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';
import type { ThemeConfig } from '@/lib/site/types';

interface ThemeSwitchProps {
  readonly theme: ThemeConfig;
  readonly texts: UiTexts['shell'];
}

/** The theme button; renders nothing if dark mode is off. */
export function ThemeSwitch({ theme, texts }: ThemeSwitchProps) {
  if (!theme.darkMode) return null;
  const name = (state: string) => fillText(texts.themeState, { state });
  const labels = { light: name(texts.themeLight), dark: name(texts.themeDark), auto: name(texts.themeAuto) };
  return (
    <ThemeButton labels={labels} animated={theme.enableAppearanceAnimation}>
      <Icon name="sun" />
      <Icon name="moon" />
      <Icon name="monitor" />
    </ThemeButton>
  );
}
