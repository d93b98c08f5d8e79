/** Where a window of a sign-in at a provider is, and what its browser was given. */
export interface SocialWindow {
  readonly status: number
  /** The provider's page. */
  readonly uri: URL
  readonly state: string
  readonly cookie: string
}

/** Opens the address that a device was given for a provider, as a window does; `page` is what a page that is led away writes behind it. */
export const openSocial = async (begun: string, page?: string): Promise<SocialWindow> => {
  const url = new URL(begun)
  if (page !== undefined) url.searchParams.set("state", `--${encodeURIComponent(page)}`)
  const response = await fetch(url, { redirect: "manual" })
  const location = response.headers.get("location")
  const uri = new URL(location ?? "about:blank")
  return {
    status: response.status,
    uri,
    state: uri.searchParams.get("state") ?? "",
    cookie: (response.headers.get("set-cookie") ?? "").split(";", 1)[0]!
  }
}

/** Leads a window back, with whatever the provider's answer and the browser's cookies are. */
export const leadBack = async (
  { uri, cookie }: SocialWindow,
  query: Readonly<Record<string, string>>,
  how: { readonly cookie?: string; readonly provider?: string } = {}
) => {
  const callback = new URL(uri.searchParams.get("redirect_uri")!)
  if (how.provider !== undefined) callback.pathname = callback.pathname.replace(/[^/]+$/, how.provider)
  for (const [name, value] of Object.entries({ state: uri.searchParams.get("state")!, ...query }))
    callback.searchParams.set(name, value)
  const response = await fetch(callback, {
    redirect: "manual",
    headers: { cookie: how.cookie ?? `other=1; ${cookie}` }
  })
  const text = await response.text()
  return {
    status: response.status,
    text,
    location: response.headers.get("location"),
    token: /result#token=([\w-]+)/.exec(text)?.[1]
  }
}
