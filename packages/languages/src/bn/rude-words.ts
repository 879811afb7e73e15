/** The plainly rude words, as they are written in its own letters and in Latin ones. */
export const rudeWords: readonly string[] =
  `মাগি মাগী খানকি খানকির চুদি চোদ চোদা চোদন চুদানি চোদাচুদি চুতমারানি চুতমারানী বোকাচোদা গুদ গুদমারানি ভোদা ধোন বেশ্যা হারামজাদা হারামজাদি হারামি
  মাদারচোদ বাঞ্চোদ বাইনচোদ শুয়োরের শুওরের পোঁদ গাঁড় লেওড়া ল্যাওড়া রেন্ডি
  bokachoda khanki khankir khankirchele chodachudi chutmarani gudmarani haramjada banchod bainchod shuorer`.split(
    /\s+/u,
  )
