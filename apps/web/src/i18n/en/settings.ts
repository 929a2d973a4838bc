export const settings = {
  title: "Settings",
  language: "Language",
  groups: { look: "Look", play: "At the table", motion: "Motion", sound: "Sound and vibration" },
  preferences: {
    theme: {
      label: "Lighting",
      hint: "The same room by day or by lamp light, or black, white and yellow.",
      values: { system: "Same as device", light: "Light", dark: "Dark", contrast: "High contrast" },
    },
    deck: {
      label: "Cards",
      hint: "For your eyes alone: the other player chooses another. All texts name the cards as your pack does.",
      values: {
        french: "French, two colours",
        four: "French, four colours",
        german: "Double German",
        text: "Letters only",
      },
      hints: {
        french: "Red and black, as everywhere.",
        four: "Diamonds blue, clubs green: easier to tell apart.",
        german: "Hearts, leaves, bells, acorns; with Ober and Unter.",
        text: "Large letters and words for tired eyes and slow connections.",
      },
    },
    cardIndex: {
      label: "Letters on the pictures",
      hint: "Large ones can be read at arm’s length, even where cards overlap.",
      values: { normal: "As printed", big: "Large" },
    },
    handOrder: {
      label: "Order of your hand",
      hint: "How your five cards lie.",
      values: { suit: "By suit, trump first", rank: "By rank", dealt: "As dealt" },
    },
    thumb: {
      label: "The thumb that plays",
      hint: "Stock and buttons lie on its side.",
      values: { right: "Right", left: "Left" },
    },
    trickStay: {
      label: "A finished trick stays",
      hint: "How long you can look at it before play goes on. You can play on sooner at any time.",
      values: { short: "Briefly", normal: "A while", long: "Long", tap: "Until I tap" },
    },
    secondStep: {
      label: "Before steps that may cost you",
      hint: "Closing, giving up, resigning, and claiming 66 where the rules punish an error.",
      values: { ask: "Ask me again", confident: "Do it at once" },
    },
    letters: {
      label: "Single letters as keys",
      hint: "Switch them off if you dictate or touch keys by accident. Arrows, Enter and Escape always work.",
      values: { on: "On", off: "Off" },
    },
    usualRules: {
      label: "Rules you usually play",
      hint: "What is different at a table is shown before you sit down there.",
      none: "No set in particular",
    },
    motion: {
      label: "Pace",
      hint: "How fast cards move. If your device asks for less motion, nothing moves at all.",
      values: { off: "No motion", fast: "Fast", normal: "Normal", slow: "Slow" },
    },
    sound: {
      label: "Sound",
      hint: "Short sounds when cards fall and when it is your turn.",
      values: { off: "Off", low: "Quiet", normal: "Normal" },
    },
    vibration: {
      label: "Vibration",
      hint: "The phone vibrates when it is your turn.",
      values: { off: "Off", on: "On" },
    },
  },
  trySound: "Listen",
  sample: "This is how your cards look",
  allCards: "See all twenty cards",
  moveTitle: "Move to another device",
  moveText: "With a code you are the same player on another device. It is good once, for ten minutes.",
  showCode: "Show a code",
  codeTyped: "Type this code on the other device:",
  codeUntil: (time: string) => `Good until ${time}.`,
  redeemTitle: "I have a code from another device",
  redeemText: "You are then the same player here as there.",
  redeemInstead: (name: string) =>
    `You are then the same player here as there. This device will no longer reach what you have played here as ${name}.`,
  codeLabel: "Code",
  redeem: "Use the code",
  redeemedNameless: "Done. You are the same player here, too.",
  redeemed: (name: string) => `Done. You are ${name} here, too.`,
};
export type SettingsMessages = typeof settings;
