## What it is about, and how it ended: said by the shell

aim = Fetch the tools, crack the safe, and be the first to leave with the jewels in the helicopter beside the green terrace.
ended-5-1 = { $names } took off with the jewels.
series-way = Way covered (%)
rank-way = { $score } %
