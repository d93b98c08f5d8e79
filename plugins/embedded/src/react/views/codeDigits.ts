/** How many digits a code has. */
export const CODE_LENGTH = 6

// Keyboards of some languages type digits of their own.
const ranges = [0x0660, 0x06f0, 0x0966, 0xff10]

const digitOf = (character: string): string => {
  if (/^[0-9]$/.test(character)) return character
  const code = character.codePointAt(0) ?? 0
  const start = ranges.find((first) => code >= first && code <= first + 9)
  return start === undefined ? "" : String(code - start)
}

/** The first six digits of what was typed or pasted, whatever stands between them. */
export const codeDigits = (text: string): string => Array.from(text, digitOf).join("").slice(0, CODE_LENGTH)
