## 터미널에서만 쓰는 말: 두 단계로 묻는 선택

group-pick = { $gear } { $space }칸의 일꾼 회수 ({ $n }가지)
group-beg = 구걸: 옥수수를 { $corn }개로 채우고 신을 노하게 하기 ({ $n }가지)
group-sell = { $block } 팔기, 하나에 옥수수 { $corn }개 ({ $n }가지)
group-buy = { $block } 사기, 하나에 옥수수 { $corn }개 ({ $n }가지)
