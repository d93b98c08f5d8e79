import { attempt } from "../error/attempt.ts"

const globals = ["TelegramWebviewProxy", "Telegram", "TelegramWebviewProxyProto"]

/** Whether a page is a mini app of Telegram, by what Telegram puts into its `window`. Never throws. */
export const isInTelegram = (window: object | undefined): boolean =>
  window !== undefined && attempt(() => globals.some((name) => Reflect.has(window, name))) === true
