import * as Context from "effect/Context"

/** What wallets and people are told about the page. */
export interface App {
  /** Shown to visitors and told to wallets. */
  readonly name: string
  /** One sentence, for wallets that show it. */
  readonly description?: string
  /** Origin of the page; by default its own. */
  readonly url?: string
  /** Image URLs. */
  readonly icons?: ReadonlyArray<string>
  /** Page with the terms of service; the Connect view links to it. */
  readonly termsUrl?: string
  /** Page with the privacy policy; the Connect view links to it. */
  readonly privacyUrl?: string
}

/** What wallets and people are told about the page, for services and plugins. */
export class AppInfo extends Context.Service<AppInfo, App>()("@latchkey/core/App") {}
