# 조약돌 한국어. 이름 규칙은 en.ftl과 같습니다.

name-pebbles = 조약돌

name-flint = 부싯돌
name-slate = 점판암
name-amber = 호박
name-agate = 마노
name-onyx = 오닉스
name-jade = 비취

name-stone = 보석
name-worth = 점수
name-left = 남은 보석
name-seats = 플레이어
name-score = 점수
name-points = 점수
name-has_offered = 제안함
name-offer = 내 제안

action-offer = { $pebbles ->
    [0] 제안하지 않기
   *[other] 조약돌 { $pebbles }개 제안하기
  }
did-offer = 조약돌 { $pebbles }개 제안
means-offer = 보석을 얻으려고 조약돌을 비밀리에 제안

step-over = 게임이 끝났습니다
step-turn = 보석을 펼칩니다
step-offer = 보석에 조약돌을 제안하세요
step-compare = 제안을 공개합니다

cause-setup = 게임 준비
cause-offering = 제안
cause-winning = 보석

source-stones = 보석

why-not-now = 지금 정할 일이 아닙니다
why-too-many = 조약돌이 { $has }개뿐이므로 { $needs }개를 제안할 수 없습니다

event-won = { $offer }개를 내고 보석을 얻음: { $stone }
event-lost = 아무도 얻지 못한 보석: { $stone }
