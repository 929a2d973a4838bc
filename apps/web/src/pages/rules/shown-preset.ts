import { PRESET_NAMES, type PresetName } from "@bummerl/engine";
import { comparedRules } from "../../state/preferences.ts";

const KEY = "preset";

/** The preset that the address names (`/rules?preset=sharp`), else the reader's usual one, else classic. */
export const shownPreset = (search: string): PresetName => {
  const named = new URLSearchParams(search).get(KEY);
  return PRESET_NAMES.find((name) => name === named) ?? comparedRules();
};

/** The address of this page with another preset: it can be kept and sent on. */
export const withPreset = (preset: PresetName): string => `?${KEY}=${preset}`;
