import { PRESET_NAMES, type PresetName } from "@bummerl/engine";
import { usualRules } from "../../state/preferences.ts";

const KEY = "preset";

/** The preset that the address names (`/rules?preset=sharp`), else the reader's usual one. */
export const shownPreset = (search: string): PresetName => {
  const named = new URLSearchParams(search).get(KEY);
  return PRESET_NAMES.find((name) => name === named) ?? usualRules.value;
};

/** The address of this page with another preset: it can be kept and sent on. */
export const withPreset = (preset: PresetName): string => `?${KEY}=${preset}`;
