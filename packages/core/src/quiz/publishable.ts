/** Whether a quiz may be published: it has a slide that can be scored (contract §3, `changequizstatus`). */
export const isPublishable = (slides: readonly { isScored: boolean }[]): boolean =>
  slides.some((slide) => slide.isScored)
