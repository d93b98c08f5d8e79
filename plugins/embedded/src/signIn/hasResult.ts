/** The parameter of the page's address in which a provider's result comes back, where no window could bring it. */
export const RESULT_PARAMETER = "result_uri"

/** Whether a page was led back to with a provider's result, in its query or its fragment. A server has no page. */
export const hasResult = (location: Pick<Location, "href"> | undefined): boolean =>
  location?.href?.includes(`${RESULT_PARAMETER}=`) === true
