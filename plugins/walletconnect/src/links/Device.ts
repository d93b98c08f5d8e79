import { isInTelegram } from "@latchkey/core"
import { devicePlatform, type DevicePlatform } from "@latchkey/core/page"

/** What the page runs on, as far as it decides how a wallet is opened. */
export interface Device {
  readonly platform: DevicePlatform
  /** The page is a mini app of Telegram. */
  readonly telegram: boolean
  /** The page is in a frame of another. */
  readonly framed: boolean
}

/** The parts of `window` that tell. */
export interface DeviceWindow {
  readonly navigator: Pick<Navigator, "userAgent" | "maxTouchPoints">
  readonly self: unknown
  readonly top: unknown
}

/** What a window says of its device; a computer where there is none, as on a server. Never throws. */
export const readDevice = (window: DeviceWindow | undefined): Device => {
  if (window === undefined) return { platform: "desktop", telegram: false, framed: false }
  const platform = devicePlatform(window.navigator)
  try {
    return {
      platform,
      telegram: isInTelegram(window),
      framed: window.self !== window.top
    }
  } catch {
    return { platform, telegram: false, framed: true }
  }
}
