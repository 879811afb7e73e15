/** What people hold or look at, in CSS pixels. */
export const SIZES = {
  phone: { width: 360, height: 740 },
  sideways: { width: 740, height: 360 },
  narrowSideways: { width: 667, height: 375 },
  wideSideways: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1366, height: 768 },
  desk: { width: 1440, height: 900 },
  projector: { width: 1920, height: 1080 },
} as const
