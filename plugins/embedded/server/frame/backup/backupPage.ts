import script from "backup:script"
import style from "backup:style"
import { subtleCrypto } from "../page/secureContext.ts"
import type { Words } from "../words/Words.ts"
import { BACKUP, type Backup, type BackupContent } from "./Backup.ts"

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

/** The source of a policy that lets this text run, and no other. */
const sourceOf = async (text: string): Promise<string> => {
  const digest = await subtleCrypto().digest("SHA-256", new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

/** A page that opens a backup with the recovery code: one file, which asks nobody for anything and lets nothing of others run. */
export const backupPage = async (backup: Backup, words: Words, language: string): Promise<string> => {
  const { backupTitle: title, phraseText: text, askLabel: label, unlock: open, askWrong: wrong } = words
  const content: BackupContent = { ...backup, says: { title, text, label, open, wrong } }
  const policy = [
    "default-src 'none'",
    `script-src ${await sourceOf(script)}`,
    `style-src ${await sourceOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'"
  ].join("; ")
  return `<!doctype html><html lang="${escaped(language)}" dir="${words.direction}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${escaped(policy)}"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><meta name="${BACKUP}" content="${escaped(JSON.stringify(content))}"><title>${escaped(title)}</title><style>${style}</style></head><body><script>${script}</script></body></html>`
}

/** Saves a page as a file, in the task of a click or soon after. */
export const savePage = (page: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([page], { type: "text/html" }))
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
